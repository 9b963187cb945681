import { businessRemovalReasons } from '@rules/ratings/removalReasons.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Banner } from '../../ui/states/Banner.js'
import type { BusinessFacts_BusinessFragment } from './generated/businessFacts.js'

type Removed = Pick<BusinessFacts_BusinessFragment, 'nameRemovedFor' | 'logoRemovedFor'>

/** Tells the vendor and admins which parts of the business an admin removed, and why. */
export const RemovedOfBusiness = ({ business: { nameRemovedFor, logoRemovedFor } }: { business: Removed }) =>
  (nameRemovedFor || logoRemovedFor) && (
    <Stack gap="xs">
      {nameRemovedFor && (
        <Banner tone="warning" title={`Haulbid removed this name: ${lower(nameRemovedFor)}`}>
          Customers see your own name until you choose another one.
        </Banner>
      )}
      {logoRemovedFor && (
        <Banner tone="warning" title={`Haulbid removed the logo: ${lower(logoRemovedFor)}`}>
          Customers see no logo until you choose another one.
        </Banner>
      )}
    </Stack>
  )

const lower = (reason: keyof typeof businessRemovalReasons) => businessRemovalReasons[reason].toLowerCase()
