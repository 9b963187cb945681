import { businessRemovalReasons } from '@rules/ratings/removalReasons.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { RemovalDialog } from '../../../forms/dialogs/RemovalDialog.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { Avatar } from '../../../ui/text/Avatar.js'
import {
  type ManagedBusiness_BusinessFragment,
  RemoveBusinessLogoDocument,
  RemoveBusinessNameDocument,
} from './generated/businesses.js'

type Business = ManagedBusiness_BusinessFragment

const words = {
  name: {
    label: 'Remove Name',
    title: ({ name }: Business) => `Remove the name ${name}?`,
    description:
      "Customers see the vendor's own name until they choose another one. We'll tell the vendor why.",
    done: 'Business name removed',
    changed: 'The vendor has changed the name. It is now:',
    now: ({ name }: Business) => <strong>{name}</strong>,
    isGone: ({ nameRemovedFor }: Business) => nameRemovedFor !== null,
    gone: 'The name has already been removed.',
  },
  logo: {
    label: 'Remove Logo',
    title: ({ name }: Business) => `Remove the logo of ${name}?`,
    description: "It's hidden and can't be used again. We'll tell the vendor why.",
    done: 'Logo removed',
    changed: 'The vendor has changed the logo. It is now:',
    now: ({ name, logo }: Business) => logo && <Avatar src={logo} alt={`New logo of ${name}`} />,
    isGone: ({ logo }: Business) => logo === null,
    gone: 'The logo has already been removed.',
  },
}

export type BusinessPart = keyof typeof words

export const removalLabel = (part: BusinessPart) => words[part].label

type RemoveFromBusinessProps = { business: Business; part: BusinessPart; onClose: () => void }

/** Removes only what the admin has seen: if the vendor changes the name or logo first, the new one is shown. */
export const RemoveFromBusiness = ({ business, part, onClose }: RemoveFromBusinessProps) => {
  const [seen, see] = useState(business)
  const [isRemoving, setRemoving] = useState(false)
  const [removeName] = useMutation(RemoveBusinessNameDocument)
  const [removeLogo] = useMutation(RemoveBusinessLogoDocument)
  const say = words[part]
  const { vendorId, version } = business

  const remove = async (reason: keyof typeof businessRemovalReasons) => {
    const variables = { input: { vendorId, reason, version } }
    setRemoving(true)
    try {
      await (part === 'logo' ? removeLogo({ variables }) : removeName({ variables }))
    } catch (error) {
      setRemoving(false)
      throw error
    }
  }

  // Our own removal makes it disappear, too, a moment before the dialog closes.
  const isGone = !isRemoving && say.isGone(business)
  if (isGone || (!isRemoving && business[part] !== seen[part])) {
    return (
      <ConfirmDialog
        open
        title={say.title(seen)}
        confirmLabel="Ask About This One"
        canConfirm={!isGone}
        onConfirm={() => see(business)}
        onClose={onClose}
      >
        <div role="alert">
          {isGone ? (
            say.gone
          ) : (
            <>
              {say.changed} {say.now(business)}
            </>
          )}
        </div>
      </ConfirmDialog>
    )
  }
  return (
    <RemovalDialog
      open
      title={say.title(seen)}
      description={say.description}
      label={say.label}
      done={say.done}
      reasons={businessRemovalReasons}
      onRemove={remove}
      onClose={onClose}
    />
  )
}
