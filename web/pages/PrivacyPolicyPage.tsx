import { paths } from '../paths.js'
import { Link } from '../ui/actions/Link.js'
import { Text } from '../ui/text/Text.js'
import { LegalPage } from './legal/LegalPage.js'
import { privacySections } from './legal/privacySections.js'

export const PrivacyPolicyPage = () => (
  <LegalPage
    title="Privacy Policy"
    intro={
      <Text>
        This policy explains what personal information Haulbid collects, what we do with it, who sees it, and
        what you can ask of us. It is part of the <Link to={paths.termsOfService}>Terms of Service</Link>.
      </Text>
    }
    sections={privacySections}
  />
)
