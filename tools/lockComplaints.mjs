// Written by hand: lockfile-lint checks hosts and checksums, but not licenses, install scripts or exact versions
// (decision 52).

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/
const REGISTRY = 'https://registry.npmjs.org/'

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** True if these licenses satisfy an SPDX expression; a person has to read expressions with nested parentheses. */
const mayUse = (expression, licences) =>
  expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(licence => licences.includes(licence)))

const licenceComplaint = (name, { license, dev }, allowed) => {
  const licences = dev ? [...allowed.licences, ...allowed.licencesInDevelopment] : allowed.licences
  if (license ? mayUse(license, licences) : name in allowed.licencesNotInTheLock) return []
  return [`${name}: the licence ${license ?? 'it does not name'} is not on the list`]
}

const complaintsAbout = (path, locked, allowed) => {
  const name = nameOf(path)
  return [
    ...(/^sha512-[\w+/]{86}==$/.test(locked.integrity ?? '') ? [] : [`${name}: no SHA-512 in the lock`]),
    ...(locked.link || (locked.resolved && !locked.resolved.startsWith(REGISTRY))
      ? [`${name}: comes from ${locked.resolved ?? 'a link'} and not from the registry`]
      : []),
    ...(locked.hasInstallScript && !(name in allowed.installScripts)
      ? [`${name}: runs a script at its installation`]
      : []),
    ...licenceComplaint(name, locked, allowed),
  ]
}

const pinComplaints = manifest =>
  ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap(kind =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name}: ${version} in ${kind} is no exact version`),
  )

/** Finds faults in the packages to be installed, without a network. */
export const lockComplaints = (manifest, lock, allowed) => [
  ...pinComplaints(manifest),
  ...Object.entries(lock.packages).flatMap(([path, locked]) =>
    path === '' ? [] : complaintsAbout(path, locked, allowed),
  ),
]
