"""A disk that keeps only what was synced: `forgetful-disk.py <folder> <mount point> [--lies]`.

What is written stays in this process until the file is synced; kill the process, and the power is out. Names (created,
renamed, removed, truncated files) are kept at once, as a journal of a file system does. With `--lies` a sync keeps nothing:
the disk that every test of durability must be able to tell from a good one.
"""

import errno
import os
import sys

from fusepy import FUSE, FuseOSError, Operations, fuse_get_context

BLOCK = 8192


class OpenFile:
    """What of a file is on the disk (`fd`), and what was written since."""

    def __init__(self, fd):
        self.fd = fd
        self.blocks = {}
        self.size = os.fstat(fd).st_size
        self.handles = 0

    def block(self, number):
        kept = self.blocks.get(number)
        if kept is None:
            kept = os.pread(self.fd, BLOCK, number * BLOCK).ljust(BLOCK, b"\0")
        return kept

    def read(self, length, offset):
        end = min(offset + length, self.size)
        parts = []
        while offset < end:
            number, start = divmod(offset, BLOCK)
            part = self.block(number)[start : start + end - offset]
            parts.append(bytes(part))
            offset += len(part)
        return b"".join(parts)

    def write(self, data, offset):
        done = 0
        while done < len(data):
            number, start = divmod(offset + done, BLOCK)
            part = data[done : done + BLOCK - start]
            if len(part) == BLOCK:
                self.blocks[number] = part
            else:
                block = bytearray(self.block(number))
                block[start : start + len(part)] = part
                self.blocks[number] = block
            done += len(part)
        self.size = max(self.size, offset + len(data))
        return done

    def truncate(self, size):
        os.ftruncate(self.fd, size)
        self.blocks = {n: b for n, b in self.blocks.items() if n * BLOCK < size}
        last, start = divmod(size, BLOCK)
        if last in self.blocks:
            self.blocks[last] = bytes(self.blocks[last][:start]).ljust(BLOCK, b"\0")
        self.size = size

    def sync(self):
        for number, block in self.blocks.items():
            os.pwrite(self.fd, block, number * BLOCK)
        if os.fstat(self.fd).st_size != self.size:
            os.ftruncate(self.fd, self.size)
        self.blocks = {}


class ForgetfulDisk(Operations):
    def __init__(self, root, lies):
        self.root = root
        self.lies = lies
        self.files = {}
        self.by_handle = {}
        self.next_handle = 1

    def full(self, path):
        return self.root + path

    def opened(self, path, fd):
        file = self.files.get(path)
        if file is None:
            file = self.files[path] = OpenFile(fd)
        else:
            os.close(fd)
        file.handles += 1
        handle = self.next_handle
        self.next_handle += 1
        self.by_handle[handle] = file
        return handle

    # Names

    def getattr(self, path, fh=None):
        file = self.by_handle.get(fh) or self.files.get(path)
        stat = os.fstat(file.fd) if file else os.lstat(self.full(path))
        shown = {
            key: getattr(stat, key)
            for key in ("st_atime", "st_ctime", "st_gid", "st_mode", "st_mtime", "st_nlink", "st_size", "st_uid")
        }
        if file:
            shown["st_size"] = file.size
        return shown

    def readdir(self, path, fh):
        return [".", ".."] + os.listdir(self.full(path))

    def readlink(self, path):
        return os.readlink(self.full(path))

    def mkdir(self, path, mode):
        os.mkdir(self.full(path), mode)
        self.own(path)

    def mknod(self, path, mode, dev):
        os.mknod(self.full(path), mode, dev)
        self.own(path)

    def rmdir(self, path):
        os.rmdir(self.full(path))

    def symlink(self, target, source):
        os.symlink(source, self.full(target))

    def link(self, target, source):
        os.link(self.full(source), self.full(target))
        if source in self.files:
            self.files[target] = self.files[source]

    def unlink(self, path):
        os.unlink(self.full(path))
        self.files.pop(path, None)

    def rename(self, old, new):
        os.rename(self.full(old), self.full(new))
        self.files.pop(new, None)
        for path in [p for p in self.files if p == old or p.startswith(old + "/")]:
            self.files[new + path[len(old) :]] = self.files.pop(path)

    def chmod(self, path, mode):
        os.chmod(self.full(path), mode)

    def chown(self, path, uid, gid):
        os.chown(self.full(path), uid, gid, follow_symlinks=False)

    def utimens(self, path, times=None):
        os.utime(self.full(path), times)

    def statfs(self, path):
        stat = os.statvfs(self.root)
        return {key: getattr(stat, key) for key in ("f_bavail", "f_bfree", "f_blocks", "f_bsize", "f_frsize")}

    def own(self, path):
        """What is made belongs to whoever asked, not to this process."""
        uid, gid, _ = fuse_get_context()
        os.chown(self.full(path), uid, gid)

    # Contents

    def create(self, path, mode, fi=None):
        fd = os.open(self.full(path), os.O_RDWR | os.O_CREAT, mode)
        self.own(path)
        return self.opened(path, fd)

    def open(self, path, flags):
        handle = self.opened(path, os.open(self.full(path), os.O_RDWR))
        if flags & os.O_TRUNC:
            self.by_handle[handle].truncate(0)
        return handle

    def read(self, path, length, offset, fh):
        return self.by_handle[fh].read(length, offset)

    def write(self, path, data, offset, fh):
        return self.by_handle[fh].write(data, offset)

    def truncate(self, path, length, fh=None):
        handle = None if fh in self.by_handle else self.open(path, 0)
        self.by_handle[handle or fh].truncate(length)
        if handle:
            self.release(path, handle)

    def fsync(self, path, datasync, fh):
        file = self.by_handle.get(fh)
        if file is None:
            raise FuseOSError(errno.EBADF)
        if not self.lies:
            file.sync()
        return 0

    def release(self, path, fh):
        # Closing syncs nothing: what was written stays in memory, and is there for whoever opens the file again.
        file = self.by_handle.pop(fh)
        file.handles -= 1
        if file.handles == 0:
            names = [name for name, other in self.files.items() if other is file]
            if not (names and file.blocks):
                for name in names:
                    del self.files[name]
                os.close(file.fd)
        return 0


if __name__ == "__main__":
    folder, mount_point = sys.argv[1:3]
    FUSE(
        ForgetfulDisk(folder, "--lies" in sys.argv),
        mount_point,
        foreground=True,
        nothreads=True,
        allow_other=True,
        default_permissions=True,
        big_writes=True,
        use_ino=False,
    )
