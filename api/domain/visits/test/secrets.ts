import {
  ARRIVE_AT_VISIT,
  acceptedJob,
  COMPLETE_VISIT,
  FAIL_VISIT,
  firstVisit,
  setOff,
} from '../../../test/deals.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'
import { photo } from '../../../test/uploads.js'

export const leave = async ({ dana, dale, jobs }: Story): Promise<void> => {
  const [visited, failed] = [await acceptedJob(dana, dale), await acceptedJob(dana, dale)]
  for (const visitId of [await firstVisit(dale, visited), await firstVisit(dale, failed)]) {
    await setOff(dale, visitId, 30)
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
  }
  const left = {
    photos: [await photo(dale)],
    unitLabel: 'DalesUnit',
    tons: '17.35',
    ticketPhoto: await photo(dale),
  }
  await dale.ask(COMPLETE_VISIT, { visitId: await firstVisit(dale, visited), input: left })
  await dale.ask(FAIL_VISIT, {
    visitId: await firstVisit(dale, failed),
    input: { reason: 'unsafe', note: 'DalesFailureNote' },
  })
  Object.assign(jobs, { visited, failed })
}

export const secrets = [
  { words: ['DalesUnit', '17.35', 'DalesFailureNote'], seenBy: SHARED },
] satisfies Secret[]
