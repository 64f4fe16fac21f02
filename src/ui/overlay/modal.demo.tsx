/** A modal dialog, closed by Escape, by a click outside, or by its content. The focus stays inside, then returns. */
import { useState } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { Modal, ModalBody } from './modal.tsx';

export function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forget everything</Button>
      <Modal isOpen={isOpen} label="Forget everything?" onClose={() => setOpen(false)}>
        {(close) => (
          <ModalBody
            title="Forget everything?"
            actions={
              <>
                <Button onClick={close}>Keep</Button>
                <Button tone="primary" onClick={close}>
                  Forget
                </Button>
              </>
            }
          >
            <p>Favourites, options and the theme are removed from this browser.</p>
          </ModalBody>
        )}
      </Modal>
    </>
  );
}

/** Its content is mounted as long as the modal is open. */
export function WithAField() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Modal isOpen={isOpen} label="Rename" onClose={() => setOpen(false)}>
        {(close) => <Rename onDone={close} />}
      </Modal>
    </>
  );
}

function Rename({ onDone }: { readonly onDone: () => void }) {
  const [name, setName] = useState('Recipe 1');
  const done = (
    <Button tone="primary" onClick={onDone}>
      Done
    </Button>
  );
  return (
    <ModalBody title="Rename" actions={done}>
      <TextField label="Name" clearable value={name} onChange={setName} />
    </ModalBody>
  );
}
