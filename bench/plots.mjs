import { writeFileSync } from 'node:fs'
import { plot } from './plot.mjs'
import { sizes } from './sizes.mjs'

/** Draws the plots of the available results as SVG files in a folder. */
export const drawPlots = ({ latency, growth, live, soak }, folder) => {
  if (latency) {
    const lines = Object.keys(latency.steps[0].servers).flatMap((server, color) =>
      ['p50', 'p99'].map(of => ({
        name: `${server} ${of}`,
        color,
        isDashed: of === 'p99',
        points: latency.steps.map(step => [step.connections, step.servers[server][of]]),
      })),
    )
    const axes = { xName: 'connections that ask at once', yName: 'ms' }
    writeFileSync(
      `${folder}/latency-by-load.svg`,
      plot({ title: 'Available jobs: latency by load', ...axes, lines }),
    )
  }
  if (growth) {
    const lines = Object.entries(growth.operations).flatMap(([operation, bySize], color) =>
      ['p50', 'p99'].map(of => ({
        name: `${operation} ${of}`,
        color,
        isDashed: of === 'p99',
        points: Object.entries(bySize).map(([size, found]) => [sizes[size].jobs, found[of]]),
      })),
    )
    const axes = { xName: 'jobs in the database', yName: 'ms', nameOfX: jobs => jobs.toLocaleString('en-US') }
    writeFileSync(
      `${folder}/latency-by-size.svg`,
      plot({ title: 'Haulbid: latency by size', ...axes, lines }),
    )
  }
  if (live) {
    const lines = ['socket', 'cache'].flatMap((place, color) =>
      ['p50', 'p95'].map(of => ({
        name: `${place} ${of}`,
        color,
        isDashed: of === 'p95',
        points: live.rates.map(({ perSecond, [place]: found }) => [perSecond, found[of]]),
      })),
    )
    const title = `From commit to ${live.screens.toLocaleString('en-US')} screens`
    writeFileSync(
      `${folder}/live-by-rate.svg`,
      plot({ title, xName: 'changes a second', yName: 'ms', lines }),
    )
  }
  if (soak) {
    const lines = ['heapMb', 'residentMb'].map((of, color) => ({
      name: of === 'heapMb' ? 'heap in use' : 'resident',
      color,
      points: soak.samples.map(sample => [sample.minute, sample[of]]),
    }))
    const title = `Memory with ${soak.screens.toLocaleString('en-US')} screens`
    writeFileSync(`${folder}/live-memory.svg`, plot({ title, xName: 'minutes', yName: 'MB', lines }))
  }
}
