import { visitKinds } from '@rules/visits/visits.js'
import { useMutation } from '../../apollo/hooks.js'
import { ActWithReason } from '../../forms/dialogs/ActWithReason.js'
import { Inline } from '../../ui/layout/Inline.js'
import {
  DecideVisitDisputeDocument,
  DisputeVisitDocument,
  type JobVisit_VisitFragment,
} from './generated/visits.js'

const BOTH = 'The customer and the vendor read your reason.'

/** Of a failure that the vendor reported. */
const failed = {
  dispute: "That's Not What Happened",
  untilDecided: "Haulbid decides. Until then the vendor's reason doesn't count.",
  stands: {
    label: 'Report Stands',
    title: "Let the vendor's report stand?",
    description: "The reason counts again, and the customer can't dispute it again.",
    missing: 'Please say why it stands',
    done: { title: 'The report stands' },
  },
  falls: {
    label: "Report Doesn't Stand",
    title: "Reject the vendor's report?",
    description: "The reason doesn't count, and the visit counts as the vendor's failed visit.",
    missing: 'Please say why',
    done: { title: "The report doesn't stand" },
  },
}

/** Of a visit about which the vendor has reported nothing: a late pickup, or one that completing the job finished. */
const late: typeof failed = {
  dispute: 'Nobody Came',
  untilDecided: 'Haulbid decides. Days that your vendor is late cost you nothing.',
  stands: {
    label: "Vendor Isn't at Fault",
    title: 'Excuse the vendor?',
    description: "The visit doesn't count against the vendor.",
    missing: 'Please say why',
    done: { title: "The vendor isn't at fault" },
  },
  falls: {
    label: 'Vendor Is at Fault',
    title: 'Hold this against the vendor?',
    description: "The visit counts as the vendor's failed visit.",
    missing: 'Please say why',
    done: { title: 'The vendor is at fault' },
  },
}

/** The customer disputes a visit, and an admin decides. */
export const VisitDispute = ({ visit }: { visit: JobVisit_VisitFragment }) => {
  const [dispute] = useMutation(DisputeVisitDocument)
  const [decide] = useMutation(DecideVisitDisputeDocument)
  const { id: visitId, kind } = visit
  const what = visitKinds[kind].toLowerCase()
  const words = visit.failureReason ? failed : late
  const decision = {
    busyLabel: 'Saving...',
    help: BOTH,
    keep: 'Not Now',
    failed: "We couldn't save this",
    gone: visit.viewerCanDecideDispute ? null : 'This dispute is already decided.',
    size: 's' as const,
  }
  return (
    <Inline data-print="hide">
      <ActWithReason
        label={words.dispute}
        busyLabel="Sending..."
        title={`What happened at the ${what}?`}
        description={words.untilDecided}
        help="Your vendor and Haulbid read this."
        missing="Please say what happened"
        keep="Not Now"
        draftKey={`dispute:${visitId}`}
        act={reason => dispute({ variables: { visitId, reason: reason! } })}
        done={{ title: 'Sent', description: 'Haulbid looks at it and tells you both.' }}
        failed="We couldn't send this"
        gone={visit.viewerCanDispute ? null : 'This visit can no longer be disputed.'}
        size="s"
      />
      <ActWithReason
        {...words.stands}
        {...decision}
        draftKey={`report-stands:${visitId}`}
        act={reason => decide({ variables: { visitId, stands: true, reason: reason! } })}
        look="primary"
      />
      <ActWithReason
        {...words.falls}
        {...decision}
        draftKey={`report-falls:${visitId}`}
        act={reason => decide({ variables: { visitId, stands: false, reason: reason! } })}
      />
    </Inline>
  )
}
