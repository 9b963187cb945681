const eighths = [
  'an eighth of a truck',
  'a quarter of a truck',
  'three eighths of a truck',
  'half a truck',
  'five eighths of a truck',
  'three quarters of a truck',
  'seven eighths of a truck',
  'a full truck',
]

/** "half a truck" */
export const loadWords = (load: number): string => eighths[load - 1] ?? 'more than a truck'
