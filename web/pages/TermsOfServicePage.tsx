import { paths } from '../paths.js'
import { Link } from '../ui/actions/Link.js'
import { Text } from '../ui/text/Text.js'
import { LegalPage } from './legal/LegalPage.js'
import { responsibility } from './legal/termsOfResponsibility.js'
import { ordering, type TermsSections, usingHaulbid } from './legal/termsOfUse.js'

const sections: TermsSections = [...usingHaulbid, ...ordering, ...responsibility]

export const TermsOfServicePage = () => (
  <LegalPage
    title="Terms of Service"
    intro={
      <>
        <Text>
          These terms are the agreement between you and the operator of Haulbid ("Haulbid", "we"). They apply
          whenever you use Haulbid to order dumpster rental or junk pickup, to bid on this work, or to browse.
          By creating an account or using Haulbid, you accept them. If you do not accept them, do not use
          Haulbid.
        </Text>
        <Text>
          The <Link to={paths.privacyPolicy}>Privacy Policy</Link> explains how we handle personal
          information. It is part of these terms.
        </Text>
      </>
    }
    sections={sections}
  />
)
