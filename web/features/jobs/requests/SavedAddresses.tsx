import { X } from 'lucide-react'
import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { FillButton } from '../../../forms/FillButton.js'
import { IconButton } from '../../../ui/actions/IconButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Text } from '../../../ui/text/Text.js'
import { HideAddressDocument, SavedAddressesDocument } from './generated/requests.js'

/** The places of earlier orders: one press fills in address and ZIP code, another stops offering them. */
export const SavedAddresses = () => {
  const places = useQuery(SavedAddressesDocument).data?.savedAddresses ?? []
  const [hide] = useMutation(HideAddressDocument)
  if (places.length === 0) return null
  const remove = (jobId: string) =>
    hide({ variables: { jobId } }).catch(() =>
      toast({ variant: 'destructive', title: "We couldn't remove this address. Please try again." }),
    )
  return (
    <Stack gap="xxs" role="group" aria-label="Places you have used">
      <Text size="s" strong>
        Places you have used
      </Text>
      {places.map(({ jobId, address, zipCode }) => (
        <Inline key={jobId} gap="xs">
          <FillButton values={{ address, zipCode }}>{`${address}, ${zipCode}`}</FillButton>
          <IconButton
            label={`Stop offering ${address}`}
            icon={<X aria-hidden="true" />}
            onClick={() => void remove(jobId)}
          />
        </Inline>
      ))}
    </Stack>
  )
}
