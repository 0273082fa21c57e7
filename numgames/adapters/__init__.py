"""The games for OpenSpiel and PettingZoo; nothing here is needed to play."""
