import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import { PRICES } from '../../platform/limits/prices.js'
import { type FileRoutes, fileOf, PDF, savedAs } from '../FileRoutes.js'
import { proofPdf, readProof } from './proof.js'
import { jobCalendar, visitCalendar } from './visitCalendar.js'

/** Writing a proof decodes its photos. */
const writingProofs = new ConcurrencyLimit(1, 20)

const CALENDAR = { type: 'text/calendar', headers: { 'X-Robots-Tag': 'noindex' } }

export const visitFiles: FileRoutes = {
  '/jobs/:id/proof.pdf': fileOf('Job', async (app, viewer, id) => {
    const proof = await readProof(app, viewer, id)
    return {
      type: PDF,
      disposition: savedAs(`haulbid-proof-${id.slice(0, 8)}.pdf`),
      price: PRICES.picture * proof.photoCount,
      turns: writingProofs,
      content: () => proofPdf(app, proof),
    }
  }),
  '/jobs/:id/calendar.ics': fileOf('Job', async (app, viewer, id) => ({
    ...CALENDAR,
    disposition: savedAs(`haulbid-${id.slice(0, 8)}.ics`),
    content: await jobCalendar(app, viewer, id),
  })),
  // The address is the secret: calendar programs send no cookie.
  '/calendar/:id.ics': async ({ app }, token) => ({
    ...CALENDAR,
    content: await visitCalendar(app, token),
  }),
}
