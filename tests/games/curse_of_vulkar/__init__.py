"""The Curse of Vul-Kar (2018), clause by clause."""
