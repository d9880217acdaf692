"""The one pass over the steps that finds every declaration and what became of it."""

from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.assessment.counting import laid_groups
from adjudicator.assessment.declared import Call, Called, Declaration, Origin, binding
from adjudicator.assessment.knockers_number import as_counted
from adjudicator.assessment.opened import forced_knock
from adjudicator.assessment.side_by_side import too_soon
from adjudicator.assessment.verdict import judge
from adjudicator.assessment.window import follow
from adjudicator.position import Hand
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case


TELLING = (e.Knock, e.Gin, e.BigGin, e.Call)
TURNS = frozenset((e.Draw, e.Take, e.TakeSeen, e.Discard, e.Knock, e.Gin, e.BigGin))


class Passage:
    """Goes through the steps once; ``declarations`` and ``calls`` (those still unmade at the end) are its result."""

    def __init__(self, case: "Case") -> None:
        self.case = case
        self.declarations: list[Declaration] = []
        self.call: Call | None = None
        self.late: list[Step] = []
        self.early: list[Step] = []
        self.too_soon: list[Step] = []
        self.last_turn: Step | None = None

    def run(self) -> "Passage":
        """Reads every step until one ends the hand, from the first that can matter."""
        trace = self.case.trace
        telling = trace.of(*TELLING)
        if telling or trace.section.open:
            first = 0 if trace.section.open else telling[0].at
            self.last_turn = next((s for s in reversed(trace.steps[:first]) if type(s.act) in TURNS), None)
            for step in trace.steps[first:]:
                if step.seat >= 0:
                    self.read(step)
                if self.declarations and self._over(self.declarations[-1]):
                    break
        return self

    def _over(self, last: Declaration) -> bool:
        """Whether the hand is over with this declaration: by its score, or by a penalty that ends it (P72)."""
        return last.ends or (self.case.remedy_of(last) == "penalty" and self.case.readings("P72") == "b")

    def read(self, step: Step) -> None:
        """What one step means for the declarations."""
        act = step.act
        if isinstance(act, e.Knock | e.Gin | e.BigGin):
            self.declared(step, act)
        elif type(act) is e.Discard:
            self.discarded(step)
        elif type(act) is e.Call:
            self.called(step, act)
        elif type(act) is e.Withdraw and self.call and self.call.seat == step.seat:
            self.call.withdrawn = True
        elif type(act) is e.Show and self.call and self.call.seat == step.seat:
            self.call.melds_down = True
        elif type(act) is e.TakeBack:
            self.taken_back(step)
        if isinstance(act, e.Draw | e.Take | e.TakeSeen) and self.call and self.call.seat != step.seat:
            self.call = None
        if type(act) in TURNS:
            self.last_turn = step

    def declared(self, step: Step, act: e.Knock | e.Gin | e.BigGin) -> None:
        """A knock, gin or big gin as the log has it."""
        if too_soon(self.case, step):
            self.too_soon.append(step)
            return
        kind: Called = "knock" if type(act) is e.Knock else "gin" if type(act) is e.Gin else "big gin"
        if getattr(act, "card", None) is None and kind != "big gin" and self.after_the_discard(step):
            if self.case.readings("P18") == "a":
                self.late.append(step)
                return
            assert self.last_turn is not None
            self.add(self.last_turn, kind, "called", self.last_turn.act.card)
            return
        again = self.call is not None and self.call.again
        if kind == "knock" and not again and self.bound_to_gin(step.seat):
            self.add(step, "gin", "called", getattr(act, "card", None), act)
            return
        self.add(step, kind, "went down again" if again else "made", getattr(act, "card", None), act)

    def after_the_discard(self, step: Step) -> bool:
        """Whether this player's discard has already left his hand and nobody has drawn since."""
        last = self.last_turn
        return last is not None and last.seat == step.seat and type(last.act) is e.Discard

    def discarded(self, step: Step) -> None:
        """An ordinary discard: a knock or gin all the same after a binding call, or for an open hand under the limit."""
        call, self.call = self.call, None
        if call and call.seat == step.seat and not self.void_call(call) and binding(self.case, call):
            kind: Called = "gin" if call.what == "gin" else "knock"
            number = call.what if isinstance(call.what, int) else None
            self.add(step, kind, "called", step.act.card, number=number)
            return
        forced = forced_knock(self.case, self.declarations, step)
        if forced:
            self.declarations.append(forced)

    def bound_to_gin(self, seat: int) -> bool:
        """Whether this player has announced gin and must go through with it (P14): a knock is not what he said."""
        call = self.call
        return call is not None and call.seat == seat and call.what == "gin" and binding(self.case, call)

    def void_call(self, call: Call) -> bool:
        """A call withdrawn while nothing bound it is no call."""
        return call.withdrawn and not binding(self.case, call)

    def called(self, step: Step, act: e.Call) -> None:
        """Something is said: after the draw it may bind; after the discard it comes too late (P18)."""
        if too_soon(self.case, step):
            self.too_soon.append(step)
        elif self.after_the_discard(step) and not step.before.drawn >> step.seat & 1:
            if self.case.readings("P18") == "a":
                self.late.append(step)
            elif binding(self.case, Call(step.seat, act.what, step)):
                assert self.last_turn is not None
                kind: Called = "gin" if act.what == "gin" else "knock"
                number = act.what if isinstance(act.what, int) else None
                self.add(self.last_turn, kind, "called", self.last_turn.act.card, number=number)
        elif not step.before.drawn >> step.seat & 1:
            self.early.append(step)
        elif not self.bound_to_gin(step.seat):
            self.call = Call(step.seat, act.what, step)

    def taken_back(self, step: Step) -> None:
        """A card taken back leaves its owner bound to go down again."""
        last = self.declarations[-1] if self.declarations else None
        if last and last.answered == "taken back" and last.seat == step.seat:
            self.call = Call(step.seat, "gin" if last.called == "gin" else "knock", step, again=True)

    def add(
        self,
        step: Step,
        kind: Called,
        origin: Origin,
        card: int | None,
        act: e.Knock | e.Gin | e.BigGin | None = None,
        number: int | None = None,
    ) -> None:
        """Judges a declaration and follows what the players did about it."""
        self.call = None
        before, held = step.before.hands[step.seat], as_counted(self.case, step)
        eleven = before.known if before.complete else None
        if held.complete and card is not None and eleven is None:
            eleven = held.known | 1 << card
        declaration = Declaration(step, kind, origin, held, card, number, eleven=eleven)
        if act is not None:
            declaration.number = getattr(act, "number", None)
            declaration.laid = laid_groups(act.melds, held.known)
        self._assume_discard(declaration)
        follow(self.case, declaration)
        judge(self.case, declaration, self.declarations)
        if declaration.accepted_in_vain:
            follow(self.case, declaration)
        self.declarations.append(declaration)

    def _assume_discard(self, declaration: Declaration) -> None:
        """Takes the discard of an answer that is being tried, where the log does not give it."""
        card = self.case.assumed.discard(declaration.line)
        if declaration.card is None and card is not None and declaration.called != "big gin":
            held = declaration.held
            declaration.card = card
            declaration.held = Hand(held.known & ~(1 << card), held.hidden, held.doubt)


def agreed_and_recorded(case: "Case", after: int) -> int | None:
    """The step from which on a count was both agreed and recorded, if it was."""
    agreed = recorded = False
    for step in case.trace.steps[after + 1 :]:
        if type(step.act) is h.Tally:
            agreed = agreed or step.act.key == "agreed count"
            recorded = recorded or step.act.key in ("recorded count", "recorded points")
            if agreed and recorded:
                return step.at
    return None
