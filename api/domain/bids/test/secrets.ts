import { bid, completedJob, SUBMIT_BID } from '../../../test/deals.js'
import { type Reader, type Secret, SHARED, type Story } from '../../../test/security/story.js'

const DALES: readonly Reader[] = ['dana', 'dale', 'ada']
const MIAS: readonly Reader[] = ['dana', 'mia', 'ada']
const UNTIL = (day: string) => `"expiresAt":"2026-11-${day}T18:00:00.000Z"`

export const leave = async ({ dana, dale, mia, jobs }: Story): Promise<void> => {
  const { won, open, rental } = jobs as Record<'won' | 'open' | 'rental', string>
  await bid(mia, won, '201.11', 'MiasBidMessage')
  await bid(dale, won, '149.77', 'DalesBidMessage')
  jobs.done = await completedJob(dana, dale, '188.33')
  await dale.ask(SUBMIT_BID, {
    input: { jobId: open, price: '111.22', message: 'DalesOpenMessage', expiresInDays: 5 },
  })
  await mia.ask(SUBMIT_BID, {
    input: { jobId: open, price: '122.33', message: 'MiasOpenMessage', expiresInDays: 9 },
  })
  await dale.ask(SUBMIT_BID, {
    input: {
      jobId: rental,
      price: '111.24',
      tripFee: '7301.11',
      swapPrice: '7306.66',
      includedDays: 0,
      extraDayPrice: '7302.22',
    },
  })
  await mia.ask(SUBMIT_BID, {
    input: {
      jobId: rental,
      price: '111.25',
      tripFee: '7401.11',
      swapPrice: '7406.66',
      includedTons: '0',
      extraTonPrice: '7402.22',
    },
  })
}

export const secrets = [
  { words: ['149.77', '188.33'], seenBy: SHARED },
  {
    words: [
      'DalesBidMessage',
      'DalesOpenMessage',
      '111.22',
      '7301.11',
      '7302.22',
      '7306.66',
      '51226.78',
      UNTIL('25'),
    ],
    seenBy: DALES,
  },
  {
    words: [
      'MiasBidMessage',
      'MiasOpenMessage',
      '122.33',
      '201.11',
      '7401.11',
      '7402.22',
      '7406.66',
      '7513.47',
      UNTIL('29'),
    ],
    seenBy: MIAS,
  },
] satisfies Secret[]
