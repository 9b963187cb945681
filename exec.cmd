@rem Windows has no exec; npm scripts find this one. See docs/decisions/0003-exec-in-scripts.md
@%*
