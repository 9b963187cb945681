import { Text } from '../../ui/text/Text.js'
import { ContactLines } from './ContactLines.js'
import type { LegalSection } from './LegalPage.js'

export const responsibility: readonly LegalSection[] = [
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <Text>
        Haulbid is provided "as is" and "as available". To the extent the law allows, we give no warranty,
        express or implied, including of merchantability, fitness for a purpose and non-infringement, and do
        not promise that Haulbid is free of errors or always there.
      </Text>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <>
        <Text>
          To the extent the law allows, our total liability for all claims that arise from Haulbid or these
          terms is capped at the amount you paid through Haulbid in the six months before the event that gave
          rise to the claim.
        </Text>
        <Text>
          We are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost
          profits, data or goodwill. Some states do not allow these limits; there they apply as far as the law
          permits.
        </Text>
      </>
    ),
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    body: (
      <Text>
        If a third party makes a claim against us because of your load, your work, your content or your breach
        of these terms, you will cover the resulting losses and reasonable legal costs.
      </Text>
    ),
  },
  {
    id: 'arbitration',
    title: 'Disputes: arbitration and class-action waiver',
    body: (
      <>
        <Text strong>Please read this section with care. It affects your rights.</Text>
        <Text>
          Talk to us first: most things are settled by a call. A dispute between you and Haulbid that is not
          settled within 30 days of written notice goes to binding arbitration before a single neutral
          arbitrator, instead of a court, and the arbitrator's award may be entered in any court with
          jurisdiction. Either side may instead bring an individual claim in small claims court, or ask a
          court to stop the misuse of intellectual property.
        </Text>
        <Text>
          Class-action waiver: claims may be brought only in an individual capacity, not as a plaintiff or
          member of a class, collective or representative proceeding. The arbitrator may not join the claims
          of several people without everyone's consent. By accepting these terms, you and Haulbid waive the
          right to a jury trial and to take part in a class action.
        </Text>
        <Text>
          A dispute between a customer and a vendor about their work is theirs to settle. We may help, but
          need not.
        </Text>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <Text>
        You may stop using Haulbid at any time and ask support to close your account. Orders that were
        accepted are still to be carried out or cancelled. The sections on content, warranty, liability,
        indemnity and disputes outlast the agreement.
      </Text>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <Text>
        When we change these terms, the date above changes with them, and we tell account holders of important
        changes before they take effect. Whoever goes on using Haulbid afterwards accepts them. If one part of
        these terms is not enforceable, the others stay in force.
      </Text>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines /> },
]
