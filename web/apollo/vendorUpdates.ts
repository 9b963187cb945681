import type { ApolloCache } from '@apollo/client'
import { changeList, type Entity, withFirst, without } from './changeList.js'
import { forget } from './forget.js'

type Update = (
  cache: ApolloCache,
  result: { data?: Record<string, unknown> | null },
  options: { variables?: Record<string, unknown> },
) => void

const answered = <Answer = Entity>(data: Record<string, unknown> | null | undefined, mutation: string) =>
  data?.[mutation] as Answer | null | undefined

/** Appends to the list, as the server does, unless it is already there. */
const addLast = (cache: ApolloCache, field: string, added: readonly Entity[]) =>
  changeList(cache, { field }, ({ nodes, refOf }) => {
    const known = new Set(nodes.map(({ __ref }) => __ref))
    return [...nodes, ...added.map(refOf).filter(({ __ref }) => !known.has(__ref))]
  })

/** Services, areas and sizes determine which jobs are available. */
const service =
  (mutation: string): Update =>
  (cache, { data }) => {
    const changed = answered(data, mutation)
    if (changed) addLast(cache, 'vendorServices', [changed])
    forget(cache, 'availableJobs', 'vendorAgenda')
  }

/** Fields that depend on a vendor's areas. */
const OF_AREAS = ['availableJobs', 'vendorAgenda', 'areasAround']

/** The changes that each vendor mutation makes to lists. */
export const vendorUpdates: Record<string, Update> = {
  AddVendorService: service('addVendorService'),
  RemoveVendorService: service('removeVendorService'),
  AddServiceArea: (cache, { data }) => {
    const area = answered(data, 'addServiceArea')
    if (area) addLast(cache, 'serviceAreas', [area])
    forget(cache, ...OF_AREAS)
  },
  AddServiceAreas: (cache, { data }) => {
    const report = answered<{ added: Entity[] }>(data, 'addServiceAreas')
    if (!report?.added.length) return
    addLast(cache, 'serviceAreas', report.added)
    forget(cache, ...OF_AREAS)
  },
  AddServiceAreasAround: cache => forget(cache, 'serviceAreas', ...OF_AREAS),
  RemoveServiceAreas: (cache, { data }) => {
    const areas = answered<Entity[]>(data, 'removeServiceAreas') ?? []
    changeList(cache, { field: 'serviceAreas' }, ({ nodes, refOf }) => {
      const gone = new Set(areas.map(area => refOf(area).__ref))
      return nodes.filter(({ __ref }) => !gone.has(__ref))
    })
    forget(cache, ...OF_AREAS)
  },
  RemoveServiceArea: (cache, { data }) => {
    const area = answered(data, 'removeServiceArea')
    if (area) changeList(cache, { field: 'serviceAreas' }, list => without(list, area))
    forget(cache, ...OF_AREAS)
  },
  AddDumpsterSize: (cache, { data }) => {
    const size = answered(data, 'addDumpsterSize')
    if (size) addLast(cache, 'dumpsterSizes', [size])
    forget(cache, 'availableJobs', 'vendorAgenda')
  },
  UpdateDumpsterSize: cache => forget(cache, 'availableJobs', 'vendorAgenda'),
  RemoveDumpsterSize: (cache, { data }) => {
    const size = answered(data, 'removeDumpsterSize')
    if (size) changeList(cache, { field: 'dumpsterSizes' }, list => without(list, size))
    forget(cache, 'availableJobs', 'vendorAgenda')
  },
  SaveVendorDocument: (cache, { data }, { variables }) => {
    const document = answered(data, 'saveVendorDocument')
    const replaced = (variables?.input as { replaces?: unknown } | undefined)?.replaces
    if (typeof replaced === 'string')
      cache.modify({
        id: cache.identify({ __typename: 'VendorDocument', id: replaced }) ?? '',
        fields: { reviewStatus: () => 'replaced' },
      })
    if (document) changeList(cache, { field: 'vendorDocuments' }, list => withFirst(list, document))
    forget(cache, 'vendorAgenda')
  },
  SaveBusiness: (cache, { data }) => {
    const business = answered(data, 'saveBusiness')
    if (business)
      cache.modify({ fields: { business: (_, { toReference }) => toReference({ ...business }, true) } })
    forget(cache, 'vendorAgenda', 'vendorProfile')
  },
  SubmitBid: cache => forget(cache, 'vendorAgenda'),
  StartJob: cache => forget(cache, 'vendorAgenda'),
  CompleteJob: cache => forget(cache, 'vendorAgenda', 'vendorEarnings'),
}
