import { changeLists, type Entity, without } from '../../apollo/lists.js'
import type { Update } from '../../apollo/NounCache.js'

/** Adds the answer to a list of its job, and to the field of Query that has it alone. */
export const addToJob =
  (field: string): Update =>
  (cache, added: Entity, { jobId }) => {
    for (const place of ['ROOT_QUERY', `Job:${jobId}`])
      changeLists(
        cache,
        field,
        ({ nodes, keyArgs, refOf }) =>
          (keyArgs.jobId ?? jobId) === jobId ? [refOf(added), ...without(nodes, refOf(added))] : nodes,
        place,
      )
  }
