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
        express or implied, including of merchantability, fitness for a particular purpose, and
        non-infringement, and do not promise that Haulbid is free of errors or always available.
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
          We are not liable for indirect, incidental, special, consequential, or punitive damages, or for lost
          profits, data, or goodwill. Some states do not allow these limits. In those states, they apply as
          far as the law permits.
        </Text>
      </>
    ),
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    body: (
      <Text>
        If a third party makes a claim against us because of your load, your work, your content, or your
        breach of these terms, you will cover the resulting losses and reasonable legal costs.
      </Text>
    ),
  },
  {
    id: 'arbitration',
    title: 'Disputes: arbitration and class-action waiver',
    body: (
      <>
        <Text strong>Please read this section carefully. It affects your rights.</Text>
        <Text>
          Please talk to us first. A call settles most problems. If a dispute between you and Haulbid is not
          settled within 30 days of written notice, it goes to binding arbitration before a single neutral
          arbitrator instead of a court. The arbitrator's award may be entered in any court with jurisdiction.
          Either side may instead bring an individual claim in small claims court, or ask a court to stop the
          misuse of intellectual property.
        </Text>
        <Text>
          Class-action waiver: claims may be brought only in an individual capacity, not as a plaintiff or
          member of a class, collective, or representative proceeding. The arbitrator may not join the claims
          of several people without everyone's consent. By accepting these terms, you and Haulbid waive the
          right to a jury trial and to take part in a class action.
        </Text>
        <Text>
          Customers and vendors settle disputes about their work between themselves. We may help but are not
          required to.
        </Text>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <Text>
        You may stop using Haulbid at any time and ask support to close your account. Accepted orders must
        still be completed or cancelled. The sections on content, warranty, liability, indemnity, and disputes
        continue after the agreement ends.
      </Text>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <Text>
        When we change these terms, we update the date above. We tell account holders about important changes
        before they take effect. By using Haulbid after that, you accept the changes. If one part of these
        terms is not enforceable, the rest stays in force.
      </Text>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines /> },
]
