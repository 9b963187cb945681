import type { Access, JunkItem } from '@rules/junk/itemKinds.js'
import { holdingWords } from '@rules/junk/junkWords.js'
import { usedEighths } from '@rules/junk/loads.js'
import { Suspense, useState } from 'react'
import { FoldedFields } from '../../../forms/FoldedFields.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'

const WhatIsIt = lazyPart(() => import('./WhatIsIt.js'), 'WhatIsIt')

const NAMES = ['items', 'loadEighths', 'access']

export interface Holds {
  items: readonly JunkItem[]
  loadEighths: number | '' | null
  access: Access | '' | null
  zipCode: string
}

/** What the pickup holds, in one line until somebody opens it; its pictures load then. */
export const HoldsField = ({ items, loadEighths, access, zipCode }: Holds) => {
  const words = holdingWords({
    items,
    loadEighths: usedEighths(loadEighths || null, items),
    access: access || null,
  })
  const [wasFilledIn] = useState(words !== '')
  const [isOpened, setOpened] = useState(wasFilledIn)
  return (
    <FoldedFields
      names={NAMES}
      title="What is it?"
      note={words || 'Optional: tap items or how full a truck would be, for closer bids.'}
      isOpen={wasFilledIn}
      onOpen={() => setOpened(true)}
    >
      {isOpened && (
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton height="240px" />
            </LoadingRegion>
          }
        >
          <WhatIsIt zipCode={zipCode} />
        </Suspense>
      )}
    </FoldedFields>
  )
}
