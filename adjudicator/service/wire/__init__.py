"""What goes over the wire: how programs ask and what they are told, as the description of the interface has it."""
