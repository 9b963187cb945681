const TONS = /^\d{1,2}(\.\d{1,2})?$/

export const TONS_WORDS = 'Enter tons like 2 or 1.5, at most 99.99'

export const isTons = (value: string) => TONS.test(value)
