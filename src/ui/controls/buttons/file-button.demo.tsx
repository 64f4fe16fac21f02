/** Opens files from the user’s device. */
import { useState } from 'react';
import { FileButton } from './file-button.tsx';

export function OneFile() {
  const [name, setName] = useState('No file yet.');
  return (
    <>
      <FileButton icon="folder-open" label="Open file" onFiles={([file]) => setName(file?.name ?? '')} />
      <p>{name}</p>
    </>
  );
}

/** Several, of some types only. */
export function Several() {
  const [count, setCount] = useState(0);
  return (
    <>
      <FileButton
        icon="upload"
        label="Open pictures"
        variant="text"
        multiple
        accept="image/*"
        onFiles={(files) => setCount(files.length)}
      />
      <p>{count} opened</p>
    </>
  );
}
