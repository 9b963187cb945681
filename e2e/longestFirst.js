import { basename } from 'node:path'

/** Without the times of earlier runs, Jest starts with the largest files, and the first of them takes five minutes. */
const LONG = ['screens.test.ts', 'layout.test.ts', 'scripts.test.ts']

const rank = ({ path }) => (LONG.indexOf(basename(path)) + LONG.length + 1) % (LONG.length + 1)

/** Starts with the files that take longest, so that the two workers end at about the same time. */
export default class LongestFirst {
  sort(tests) {
    return tests.toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path))
  }

  cacheResults() {}
}
