const wanted = [22, 17]

/** Ends the process with one line where Node is too old to run what follows. Must itself run on Node 18. */
export const demandNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return
  console.error(
    `Haulbid needs Node ${wanted.join('.')} or newer and this is ${process.version}: ` +
      'run it through npm (npm start), which brings its own on Linux x64, or install Node 24 from https://nodejs.org',
  )
  process.exit(1)
}
