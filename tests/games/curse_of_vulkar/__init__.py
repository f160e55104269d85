"""The Curse of Vul-Kar: scenarios, refusals, and its island."""
