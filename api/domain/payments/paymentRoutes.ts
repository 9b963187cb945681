import { type FileRoutes, fileOf, PDF, savedAs } from '../FileRoutes.js'
import { readReceipt, receiptPdf } from './receipt.js'

export const paymentFiles: FileRoutes = {
  '/jobs/:id/receipt.pdf': fileOf('Job', async (app, viewer, id) => {
    const receipt = await readReceipt(app, viewer, id)
    return {
      type: PDF,
      disposition: savedAs(`haulbid-receipt-${id.slice(0, 8)}.pdf`),
      content: () => receiptPdf(app, receipt),
    }
  }),
}
