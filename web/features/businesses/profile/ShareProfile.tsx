import { Copy, Printer } from 'lucide-react'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/actions/Button.js'
import { copyText } from '../../../ui/actions/copyText.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'
import type { Profile_VendorFragment } from './generated/vendorProfile.js'

/** The profile's link, the same for everybody, and a print button. */
export const ShareProfile = ({ profile }: { profile: Profile_VendorFragment }) => {
  const copy = async () => {
    const link = new URL(paths.vendor(profile.id), window.location.origin).href
    if (await copyText(link)) toast({ title: 'Link copied' })
  }
  return (
    <Inline data-print="hide">
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copy link
      </Button>
      <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
    </Inline>
  )
}
