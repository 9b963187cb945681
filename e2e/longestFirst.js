import { basename } from 'node:path'

/** Without times of earlier runs Jest begins with the largest files; of these, the first takes five minutes. */
const LONG = ['axe.test.ts', 'layout.test.ts', 'toasts.test.ts', 'scripts.test.ts']

const rank = ({ path }) => (LONG.indexOf(basename(path)) + LONG.length + 1) % (LONG.length + 1)

/** Begins with the files that take longest, so that the two workers end at about the same time. */
export default class LongestFirst {
  sort(tests) {
    return tests.toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path))
  }

  cacheResults() {}
}
