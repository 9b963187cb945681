const NICE = [1, 2, 2.5, 5, 10]

/** Round steps for an axis up to `most`: 730 gives 0, 200, 400, 600, 800. */
export const axis = (most: number, about = 4) => {
  const rough = Math.max(most, about) / about
  const scale = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE.find(nice => nice * scale >= rough) ?? 10) * scale
  const count = Math.max(Math.ceil(most / step), 1)
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, index) => step * index) }
}
