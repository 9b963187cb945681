import { Download } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { useExportMyDataQuery } from '../../generated/hooks.js'
import { Button } from '../../ui/Button.js'
import { saveFile } from '../../ui/saveFile.js'
import { toast } from '../../ui/toast.js'

export const DownloadMyData = () => {
  // Asked for on a press alone, and each time anew.
  const { refetch } = useExportMyDataQuery({ skip: true })
  const [isLoading, setLoading] = useState(false)

  const download = async () => {
    setLoading(true)
    try {
      const { data } = await refetch()
      const day = new Date().toISOString().slice(0, 10)
      saveFile(
        `haulbid-my-data-${day}.json`,
        `${JSON.stringify(data?.exportMyData, null, 2)}\n`,
        'application/json',
      )
      toast({ title: 'Your data is downloaded' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't download your data", description })
    }
    setLoading(false)
  }
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      busy={isLoading}
      busyLabel="Preparing..."
      onClick={download}
    >
      Download My Data
    </Button>
  )
}
