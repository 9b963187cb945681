// Written by hand: an exception in better-npm-audit needs no reason or expiry, and may outlive its advisory (decision
// 52).

const SEVERE = new Set(['high', 'critical'])

const idOf = ({ url = '', source }) => /GHSA(-\w{4}){3}/.exec(url)?.[0] ?? String(source)

/** The severe advisories in an `npm audit` report, except those allowed until a future date. */
export const advisoryComplaints = (report, allowed, today) => {
  const found = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter(each => typeof each === 'object' && SEVERE.has(each.severity))
      .map(each => [idOf(each), each]),
  )
  const excused = allowed.map(({ id, until, why }) => {
    if (!id || !why?.trim() || !/^\d{4}-\d\d-\d\d$/.test(until ?? ''))
      return [`${id}: say why, and until when`]
    if (until < today) return [`${id}: was allowed until ${until}`]
    return found.has(id) ? [] : [`${id}: is allowed, and no longer found. Take it out of tools/audit.json`]
  })
  const ids = new Set(allowed.map(({ id }) => id))
  const severe = [...found]
    .filter(([id]) => !ids.has(id))
    .map(([id, { name, title, severity, url }]) =>
      `${name}: ${severity}, ${title} (${id}) ${url ?? ''}`.trim(),
    )
  return [...excused.flat(), ...severe]
}
