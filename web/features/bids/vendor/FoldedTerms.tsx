import { termNames } from '@rules/bids/estimatedTotal.js'
import type { ReactNode } from 'react'
import { FoldedFields } from '../../../forms/FoldedFields.js'

const NAMES = [...termNames, 'days']

/** The terms of a bid under one line. */
export const FoldedTerms = ({ isRental, children }: { isRental: boolean; children: ReactNode }) => (
  <FoldedFields
    names={NAMES}
    title="Terms"
    note={
      isRental
        ? 'Days, tons, extra fees, and how long the bid stands'
        : 'Trip fee, and how long the bid stands'
    }
  >
    {children}
  </FoldedFields>
)
