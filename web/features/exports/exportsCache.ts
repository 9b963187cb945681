import type { NounCache } from '../../apollo/NounCache.js'
import { replace } from '../../apollo/updateLists.js'

export const exportsCache: NounCache = {
  fields: { myDataExport: { causes: ['export'] } },
  mutations: { RequestMyData: [replace('myDataExport')] },
}
