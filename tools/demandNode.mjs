// Every entry point imports this first, so it must itself run on old Node versions.
const wanted = [22, 17]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Haulbid needs Node ${wanted.join('.')} or newer and this is ${process.version}: ` +
      'run it through npm (npm start), which brings its own on Linux x64, or install Node 24 from https://nodejs.org',
  )
  process.exit(1)
}
