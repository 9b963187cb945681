@rem Windows has no exec; npm scripts find this one. See docs/decisions/0004-built-to-start-compiled-to-develop.md
@%*
