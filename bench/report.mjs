import { growthGoals, HUGE_GROWTH, OVERLOAD_P99_MS, READY_MS } from './goals.mjs'

const table = (head, rows) =>
  [head, ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .toSpliced(1, 0, `|${'---|'.repeat(head.length)}`)
    .join('\n')

const n0 = value => Math.round(value).toLocaleString('en-US')
const n1 = value => value.toFixed(1)
const n2 = value => value.toFixed(2)
const met = isMet => (isMet ? 'yes' : '**no**')
const when = ({ at, machine }) => `Measured ${at} on ${machine}.`

const sql = ({ session, own, transaction }) =>
  `${n1(session).replace('.0', '')} + ${n1(own).replace('.0', '')}${transaction ? ` + ${transaction}` : ''}`

const operationRows = ({ operations }) =>
  Object.entries(operations).flatMap(([name, servers]) =>
    Object.entries(servers).map(([server, found]) => [
      name,
      server,
      n0(found.perSecond),
      `${n0(found.min)}–${n0(found.max)}`,
      n1(found.p50),
      n1(found.p99),
      sql(found.statements),
      n0(found.bytes),
      n0(found.cpuUs.server),
      n0(found.cpuUs.database),
      server === 'haulbid' ? '' : n2(servers.haulbid.perSecond / found.perSecond),
    ]),
  )

const operationHead = [
  ...['operation', 'server', 'requests/s', 'min–max', 'p50 ms', 'p99 ms', 'SQL', 'bytes'],
  ...['server µs', 'PostgreSQL µs', 'Haulbid to it'],
]

const isP99Met = ({ peer, p99, p99OfPeer }) => peer !== 'postgraphile' || p99 <= p99OfPeer

const ratioOf = ({ isComplete, ratios }, name, peer) => {
  const found = isComplete && ratios.find(each => each.operation === name && each.peer === peer)
  if (!found) return ''
  const isMet = found.ratio >= found.goal && isP99Met(found)
  return `${n2(found.ratio)} (${found.goal})${isMet ? '' : ' ✗'}`
}

/** The goals for times concern all answered requests, and time counts from before the connection was opened. */
const overloadOf = ({ overload }) => {
  const { offered, carried, seconds, answeredPerSecond, p50, p99, fiveSecondsAfter, shed, failed } = overload
  return `Twice what it carries (${n0(offered)} requests a second for ${seconds} s): ${n0(answeredPerSecond)} a second answered (p50 ${n0(p50)} ms, p99 ${n0(p99)} ms; goal
${n0(OVERLOAD_P99_MS)}: ${met(p99 <= OVERLOAD_P99_MS)}), ${n0(shed)} refused with 503 and \`Retry-After\`, ${n0(failed)} failed otherwise. Five seconds later it carries ${n0((100 * fiveSecondsAfter) / carried)} % of before.`
}

/** The share is relative to the load carried before; the goals for times concern all answered requests. */
const overloadDetails = ({ overload }) => {
  const { offered, carried, seconds, answeredPerSecond, p50, p99, lateMs, fiveSecondsAfter } = overload
  const { shed, shedWithRetryAfter, failed, firstFailure, unsent } = overload
  const share = (100 * fiveSecondsAfter) / carried
  return `Twice what it can carry (${n0(offered)} requests a second arrive, ${n0(carried)} is what it carries) for ${seconds} s:
${n0(answeredPerSecond)} a second answered (p50 ${n0(p50)} ms, p99 ${n0(p99)} ms; asked ≤ ${n0(OVERLOAD_P99_MS)}: ${met(p99 <= OVERLOAD_P99_MS)}), ${n0(shed)} shed with 503, ${n0(shedWithRetryAfter)} of them
with Retry-After, ${n0(failed)} failed otherwise${firstFailure ? ` (first: ${firstFailure})` : ''}, ${n0(unsent)} never sent for want of a connection. The load itself was late by ${n0(lateMs.p99)} ms
(p99, ${n0(lateMs.most)} at most), which is in these times. Five seconds after the load ended it carried ${n0(fiveSecondsAfter)} a second (${n0(share)} % of before).`
}

const TOTAL = ' (total)'

const rulesBid = (
  found,
  what,
  goal,
) => `${when(found)} Database: ${found.size}. Requests that ${n0(found.rules)} rules match, one ${what} a second, milliseconds:

| | p50 | p95 | asked | met |
| --- | --- | --- | --- | --- |
| from sending the request to its answer | ${n0(found.posting.p50)} | ${n0(found.posting.p95)} | | |
| from the answer to the last bid | ${n0(found.bidding.p50)} | ${n0(found.bidding.p95)} | ≤ ${n0(goal)} | ${met(found.bidding.p95 <= goal)} |

Listing available jobs takes ${n1(found.list.alone)} ms (p50) before, and ${n1(found.list.withOffers)} ms while rules bid.`

const bidWithin = (found, what, goal) =>
  `Measured ${found.at}, ${found.size} database: ${n0(found.rules)} rules bid on a ${what} within ${n0(found.bidding.p50)} ms (p95 ${n0(found.bidding.p95)}; goal ${n0(goal)}: ${met(found.bidding.p95 <= goal)}).`

/** The terminal's text for runs with more details than docs/performance.md has. */
export const details = {
  table:
    found => `${when(found)} Database: ${found.size}; ${found.connections} connections; medians of ${found.rounds} interleaved
rounds of ${found.seconds} s. SQL counts the session's statement + the operation's own (+ begin and commit).

${table(operationHead, operationRows(found))}

${
  found.isComplete
    ? table(
        ['goal', 'ratio', 'asked', 'met', 'p99 ms', "PostGraphile's p99", 'not above'],
        found.ratios.map(ratio => [
          `${ratio.operation} to ${ratio.peer}`,
          n2(ratio.ratio),
          `≥ ${ratio.goal}`,
          met(ratio.ratio >= ratio.goal),
          n1(ratio.p99),
          ratio.peer === 'postgraphile' ? n1(ratio.p99OfPeer) : '',
          ratio.peer === 'postgraphile' ? met(isP99Met(ratio)) : '',
        ]),
      )
    : 'The peers were not installed: nothing was compared.'
}`,

  capacity:
    found => `Computed ${found.at} from the figures of this page. A person's day: ${found.perPerson.toFixed(1)} requests, ${n1(found.visitMs.server)} ms of the server and
${n1(found.visitMs.database)} ms of PostgreSQL; ${found.assumed.ordersPerPerson * 100} orders for a hundred people, each with three bids, ${found.assumed.photosPerOrder} photos and ${found.assumed.mailsPerOrder} mails. A page stays
open for ${found.assumed.minutesOpen} minutes. ${found.assumed.busiestHour * 100} % of the day's requests come in its busiest hour, and twice as many in that hour's busiest minute, in which no
processor is to be busier than ${found.assumed.busy * 100} %.

${table(
  ['', ...found.steps.map(({ people }) => `${n0(people)} people a day`)],
  [
    ['requests a day', ...found.steps.map(each => n0(each.requests))],
    ['requests a second, busiest minute', ...found.steps.map(each => n0(each.peakPerSecond))],
    ['open screens, busiest moment', ...found.steps.map(each => n0(each.screens))],
    ['changes a second, busiest moment', ...found.steps.map(each => n1(each.changes))],
    ['cores of the servers', ...found.steps.map(each => n1(each.server))],
    ['of these for photos', ...found.steps.map(each => n1(each.photoCores))],
    ['cores of PostgreSQL', ...found.steps.map(each => n1(each.database))],
    ['connections', ...found.steps.map(each => n0(each.connections))],
    ['heap for open screens', ...found.steps.map(each => `${n0(each.screenBytes / 1e6)} MB`)],
    ['orders a day', ...found.steps.map(each => n0(each.orders))],
    ['database, after a year', ...found.steps.map(each => `${n0(each.perYear.disk / 1e9)} GB`)],
    ['photos, after a year', ...found.steps.map(each => `${n0(each.perYear.photos / 1e9)} GB`)],
    ['mails a day', ...found.steps.map(each => n0(each.mailsPerDay))],
    ['dollars for each order', ...found.steps.map(each => each.perOrder.toFixed(3))],
  ],
)}`,

  search:
    found => `${when(found)} ${n0(found.users)} people, ${n0(found.jobs)} orders, 16 admins at once; a page of 10, and its total by a request of its own;
medians of ${found.rounds} rounds of ${found.seconds} s.

${table(
  ['search', 'a second', 'p50 ms', 'p99 ms', 'µs of processor time: server', 'database'],
  Object.entries(found.searches).map(([name, { perSecond, p50, p99, cpuUs }]) => [
    name,
    n0(perSecond),
    n1(p50),
    n1(p99),
    n0(cpuUs.server),
    n0(cpuUs.database),
  ]),
)}`,

  live: found => `${when(found)} Database: ${found.size}; server, PostgreSQL, ${n0(found.screens)} screens and the writers together on both cores, so the
processor time of the screens is among what delays them. Milliseconds from the answer to \`commit\` until the message was read from the
socket, and until it was in a client's cache (one screen in 40 has one).

${table(
  [
    'changes/s',
    'messages',
    'socket p50',
    'p95',
    'p99',
    'cache p50',
    'p95',
    'p99',
    'server cores',
    'PostgreSQL cores',
    'p95 asked',
    'met',
  ],
  [
    ...found.rates.map(each => [n0(each.perSecond), each, 250]),
    ['one job to all', found.broadcast, null],
  ].map(([name, { socket, cache, cores }, asked]) => [
    ...[name, n0(socket.count), n0(socket.p50), n0(socket.p95), n0(socket.p99)],
    ...[n0(cache.p50), n0(cache.p95), n0(cache.p99), n2(cores.server), n2(cores.database)],
    ...(asked === null ? ['', ''] : [`≤ ${asked}`, met(cache.p95 <= asked)]),
  ]),
)}

Idle, ${n0(found.screens)} screens take ${n2(found.idle.server)} of a core in the server and ${n2(found.idle.database)} in PostgreSQL. Heap per screen: ${n1(found.heapPerScreen / 1000)} kB
(asked ≤ 20: ${met(found.heapPerScreen <= 20_000)}). submitBid with the triggers that record changes: ${n0(found.bids.recorded)} a second, without ${n0(found.bids.plain)}, ratio ${n2(found.bids.ratio)}
(asked ≥ 0.95: ${met(found.bids.ratio >= 0.95)}).`,

  notices:
    found => `${when(found)} Database: ${found.size}. One job, ${n0(found.vendors)} matching vendors, milliseconds:

| | median | most | asked | met |
| --- | --- | --- | --- | --- |
| from sending the job to its answer | ${n0(found.posting.p50)} | ${n0(found.posting.most)} | | |
| from the answer to the last vendor's notice | ${n0(found.telling.p50)} | ${n0(found.telling.most)} | ≤ 10,000 | ${met(found.telling.most <= 10_000)} |`,

  offers: found => rulesBid(found, 'rental', 5000),
  hauls: found => rulesBid(found, 'junk pickup', 1000),

  huge: found => `${when(found)} Haulbid alone; medians of ${found.rounds} rounds of ${found.seconds} s, the two databases in turn. The larger one is
${n0(found.bytes / 1e9)} GB: 10,000,000 jobs, 30,000,000 bids, 1,000,000 people.

${table(
  ['', 'p50 ms at 1,000,000 jobs', '10,000,000', 'times', 'asked', 'met', 'p99 at 10,000,000'],
  [...Object.entries(found.operations), ['a change to 1,000 screens', found.broadcasts]].map(
    ([name, { large, huge }]) => {
      const times = huge.p50 / large.p50
      return [
        name,
        n1(large.p50),
        n1(huge.p50),
        n2(times),
        `≤ ${HUGE_GROWTH}`,
        met(times <= HUGE_GROWTH),
        n1(huge.p99),
      ]
    },
  ),
)}`,

  load: found => `${when(found)} Database: ${found.size}; server, PostgreSQL and load together on both cores, the queue at work.

${table(
  [`${found.sessions} sessions for ${found.minutes} min`, 'requests', 'p50 ms', 'p99 ms', 'slowest ms'],
  ['reads', 'writes'].map(kind => [
    kind,
    n0(found[kind].count),
    n1(found[kind].p50),
    n1(found[kind].p99),
    n0(found[kind].most),
  ]),
)}

Errors: ${found.errors}${found.errors ? ` (first: \`${found.firstErrors[0]}\`)` : ''}. Resident memory: ${n0(found.memoryMb.rest)} MB at rest, at most ${n0(found.memoryMb.most)} MB; mean of the
first half after warm-up ${n0(found.memoryMb.firstHalf)} MB, of the second ${n0(found.memoryMb.secondHalf)} MB.`,

  overload: found =>
    `${when(found)} Database: ${found.size}; server and PostgreSQL on one core, the load on the other.

${overloadDetails(found)}`,
}

/** The text for each section of docs/performance.md. */
export const sections = {
  table:
    found => `${when(found)} Database: ${found.size}; ${found.connections} connections; medians of ${found.rounds} rounds of ${found.seconds} s in turns.
Ratios are requests a second, with the goal in brackets.

${table(
  [
    'operation',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'server µs',
    'database µs',
    'to PostGraphile',
    'to hand-written',
  ],
  Object.entries(found.operations).map(([name, { haulbid }]) => [
    name,
    n0(haulbid.perSecond),
    n1(haulbid.p50),
    n1(haulbid.p99),
    n0(haulbid.cpuUs.server),
    n0(haulbid.cpuUs.database),
    ratioOf(found, name, 'postgraphile'),
    ratioOf(found, name, 'hand-written'),
  ]),
)}`,

  growth:
    found => `${when(found)} Haulbid alone; medians of ${found.rounds} rounds of ${found.seconds} s, the three databases in turn.

${table(
  ['operation', 'p50 ms at 20,000 jobs', '200,000', '1,000,000', 'times', 'asked', 'met', 'p99 at 1,000,000'],
  Object.entries(found.operations).map(([name, { small, medium, large }]) => {
    const times = large.p50 / small.p50
    const goal = growthGoals[name]
    return [
      name,
      n1(small.p50),
      n1(medium.p50),
      n1(large.p50),
      n2(times),
      `≤ ${goal}`,
      met(times <= goal),
      n1(large.p99),
    ]
  }),
)}`,

  latency: found => `${when(found)} Database: ${found.size}.

${table(
  [
    'connections',
    ...Object.keys(found.steps[0].servers).flatMap(name => [`${name} p50 ms`, 'p99 ms', 'requests/s']),
  ],
  found.steps.map(({ connections, servers }) => [
    connections,
    ...Object.values(servers).flatMap(each => [n1(each.p50), n1(each.p99), n0(each.perSecond)]),
  ]),
)}`,

  huge: found => `${when(found)} Medians of ${found.rounds} rounds of ${found.seconds} s in turns. The goal is at most ${HUGE_GROWTH} times. p50 in milliseconds:

${table(
  ['', '1,000,000 jobs', '10,000,000', 'times'],
  [...Object.entries(found.operations), ['a change to 1,000 screens', found.broadcasts]].map(
    ([name, { large, huge }]) => [name, n1(large.p50), n1(huge.p50), n2(huge.p50 / large.p50)],
  ),
)}`,

  search:
    found => `${when(found)} ${n0(found.users)} people, ${n0(found.jobs)} orders, 16 admins at once, a page of 10. Milliseconds:

${table(
  ['search', 'rows p50', 'p99', 'total p50'],
  Object.entries(found.searches)
    .filter(([name]) => !name.endsWith(TOTAL))
    .map(([name, { p50, p99 }]) => [
      name,
      n1(p50),
      n1(p99),
      found.searches[name + TOTAL] ? n1(found.searches[name + TOTAL].p50) : '',
    ]),
)}`,

  load: found => `${when(found)} Database: ${found.size}; everything on the same two cores. ${found.sessions} sessions for ${found.minutes} min:

${table(
  ['', 'requests', 'p50 ms', 'p99 ms'],
  ['reads', 'writes'].map(kind => [kind, n0(found[kind].count), n1(found[kind].p50), n1(found[kind].p99)]),
)}

Errors: ${found.errors}. Memory: ${n0(found.memoryMb.rest)} MB at rest, at most ${n0(found.memoryMb.most)} MB.`,

  overload:
    found => `${when(found)} Database: ${found.size}; server and PostgreSQL on one core, the load on the other.

${overloadOf(found)}`,

  notices:
    found => `${when(found)} One job, ${n0(found.vendors)} matching vendors: posting takes ${n0(found.posting.p50)} ms (${n0(found.posting.most)} at most), and the last vendor's
notice exists ${n0(found.telling.p50)} ms later (${n0(found.telling.most)} at most; goal 10,000: ${met(found.telling.most <= 10_000)}).`,

  offers: found => bidWithin(found, 'rental', 5000),
  hauls: found => bidWithin(found, 'junk pickup', 1000),

  live: found => `${when(found)} Database: ${found.size}; ${n0(found.screens)} screens, everything on the same two cores. Milliseconds from commit:

${table(
  ['changes a second', 'socket p50', 'p95', 'p99', 'cache p95'],
  [...found.rates.map(each => [n0(each.perSecond), each]), ['one job to all', found.broadcast]].map(
    ([name, { socket, cache }]) => [name, ...[socket.p50, socket.p95, socket.p99, cache.p95].map(n0)],
  ),
)}

Goals: cache p95 at most 250 at steady rates; ${n1(found.heapPerScreen / 1000)} kB of heap for a screen (at most 20); submitBid with the stream's triggers at ${n2(found.bids.ratio)} of its
rate without (at least 0.95).`,

  soak: found => `${when(found)} ${n0(found.screens)} screens, 10 changes a second for ${found.minutes} minutes.

${table(
  ['minute', 'heap MB', 'resident MB', 'rows in changes', 'p95 ms', 'reloads'],
  found.samples
    .filter(({ minute }) => minute % 5 === 0 || minute === 1)
    .map(each => [
      each.minute,
      n1(each.heapMb),
      n0(each.residentMb),
      n0(each.changesKept),
      n0(each.p95),
      each.reloads,
    ]),
)}`,

  start:
    found => `${when(found)} Ready ${n0(found.readyMs[2])} ms after the database (median of 5; goal ${n0(READY_MS)}). ${n0(found.restMb)} MB at rest, ${n0(found.loadMb)} MB
under 64 connections.`,

  capacity:
    found => `Computed ${found.at}. A person's day: ${found.perPerson.toFixed(1)} requests; three orders for a hundred people. No processor is busier than ${found.assumed.busy * 100} %.

${table(
  ['people a day', ...found.steps.map(({ people }) => n0(people))],
  [
    ['requests a second, busiest minute', ...found.steps.map(each => n0(each.peakPerSecond))],
    ['open screens', ...found.steps.map(each => n0(each.screens))],
    ['cores of the servers', ...found.steps.map(each => n1(each.server))],
    ['cores of PostgreSQL', ...found.steps.map(each => n1(each.database))],
    ['database after a year, GB', ...found.steps.map(each => n0(each.perYear.disk / 1e9))],
    ['photos after a year, GB', ...found.steps.map(each => n0(each.perYear.photos / 1e9))],
  ],
)}`,
}

sections.memory = sections.load
details.memory = details.load
