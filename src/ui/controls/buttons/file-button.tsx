import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly variant?: ButtonProps['variant'];
  /** The action of the page that it is. */
  readonly action?: string;
  readonly multiple?: boolean;
  /** Types or extensions, separated by commas, as HTML has them. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens files from the user's device. */
export function FileButton({ label, icon, variant = 'basic', action, onFiles, ...choice }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} icon={icon} data-action={action} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        {...choice}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
