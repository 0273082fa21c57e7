"""The games in other people's tools, OpenSpiel and PettingZoo; nothing here is needed to play."""
