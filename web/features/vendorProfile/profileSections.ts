import type { ComponentType } from 'react'
import type { SectionProps } from './SectionProps.js'
import { AboutSection } from './sections/AboutSection.js'
import { AreasSection } from './sections/AreasSection.js'
import { CommentsSection } from './sections/CommentsSection.js'
import { OfferSection } from './sections/OfferSection.js'
import { PaymentSection } from './sections/PaymentSection.js'
import { RecordSection } from './sections/RecordSection.js'
import { VerifiedSection } from './sections/VerifiedSection.js'

/** The profile from top to bottom. A section with nothing to show draws nothing. */
export const profileSections: readonly ComponentType<SectionProps>[] = [
  RecordSection,
  VerifiedSection,
  AboutSection,
  OfferSection,
  AreasSection,
  PaymentSection,
  CommentsSection,
]
